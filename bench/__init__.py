"""The figures we publish: Petteia's engine, and peers measured beside it in the same run."""
