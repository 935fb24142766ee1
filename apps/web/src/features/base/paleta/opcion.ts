import type { Encontrado } from '../../../components/busqueda/use-busqueda.ts'
import type { Option } from '../../../components/fields/select-field.tsx'

/** One thing of the palette: its words, where it belongs and what it does. */
export interface Opcion extends Option {
  readonly grupo: string
  readonly encontrado?: Encontrado
  readonly act: () => void
}
