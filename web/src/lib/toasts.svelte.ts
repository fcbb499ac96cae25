export interface Toast {
  id: number
  text: string
  kind: 'note' | 'problem'
}

/** Short messages at the foot of the page. A problem stays until it is put away. */
class Toasts {
  all = $state<Toast[]>([])
  #count = 0

  show(text: string, kind: Toast['kind'] = 'note'): void {
    if (this.all.some((toast) => toast.text === text)) return
    const id = ++this.#count
    this.all.push({ id, text, kind })
    if (this.all.length > 3) this.all.shift()
    if (kind === 'note') setTimeout(() => this.close(id), 5000)
  }

  close(id: number): void {
    this.all = this.all.filter((toast) => toast.id !== id)
  }
}

export const toasts = new Toasts()
