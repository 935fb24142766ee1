import { nombreDS } from '@alerce/contract/fichas/declaracion/cotizante'
import { Texto } from '../components/campos.tsx'

const campos = ['nombres', 'apellidoPaterno', 'apellidoMaterno'] as const
type NombreForm = Record<(typeof campos)[number], string>

export interface PartesDelFormulario<T> {
  readonly values: T
  readonly change: (part: Partial<T>) => void
  readonly leave: (campo: string) => void
  readonly errorOf: (campo: string) => string | null
}

/** Names of a person, as they stand on their identity card. */
export function Nombres<T extends NombreForm>({ values, change, leave, errorOf }: PartesDelFormulario<T>) {
  return campos.map((campo) => (
    <Texto
      key={campo}
      label={nombreDS[campo].etiqueta}
      value={values[campo]}
      error={errorOf(campo)}
      onChange={(value) => change({ [campo]: value } as Partial<T>)}
      onBlur={() => leave(campo)}
    />
  ))
}
