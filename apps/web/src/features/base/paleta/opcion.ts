import type { ProspectoEncontrado } from '../../../components/busqueda/use-busqueda.ts'
import type { Option } from '../../../components/fields/select-field.tsx'

/** One thing of the palette: its words, where it belongs and what it does. */
export interface OpcionDePaleta extends Option {
  readonly grupo: string
  readonly encontrado?: ProspectoEncontrado
  readonly act: () => void
}
