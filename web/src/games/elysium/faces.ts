import type { ElysiumEdition, ElysiumFace } from '$lib/net/shapes'
import { ELYSIUM_COLUMN_IDS } from '$lib/net/shapes'

/** What is printed on each card, by its id. */
export function facesOf(edition: ElysiumEdition): Map<string, ElysiumFace> {
  return new Map(edition.faces.map((face) => [face.id, face]))
}

/** The columns that a player has. */
export const COLUMNS = ELYSIUM_COLUMN_IDS.filter((column) => column !== 'any')
