import type { ElysiumColumnId, ElysiumEdition, ElysiumFamilyId, ElysiumKindId } from '$lib/net/shapes'
import { ELYSIUM_COLUMN_IDS } from '$lib/net/shapes'
import type { NestedMessage } from '$lib/i18n/texts'

/** What is printed on a card; the server adds these to the edition's data, the generated text included. */
export interface Face {
  id: string
  family: ElysiumFamilyId
  level: number
  kind: ElysiumKindId
  columns: ElysiumColumnId[]
  text: NestedMessage
}

export function facesOf(edition: ElysiumEdition): Map<string, Face> {
  return new Map(((edition.faces as Face[] | undefined) ?? []).map((face) => [face.id, face]))
}

/** The columns that a player has. */
export const COLUMNS = ELYSIUM_COLUMN_IDS.filter((column) => column !== 'any')
