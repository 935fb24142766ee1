import { referenciaMessages } from '@alerce/contract/messages/base/campos'
import { SearchSelectField } from '../../../../components/fields/search-select/search-select-field.tsx'
import type { Option } from '../../../../components/fields/select-field.tsx'
import { messageOf } from '../../../../lib/api/errors.ts'
import { useCiudades, useColectivos, useIsapres, useRegiones } from '../queries.ts'
import type { FormAntecedentes } from '../use-antecedentes.ts'

interface ListaFieldProps {
  readonly form: FormAntecedentes
  readonly readOnly?: boolean
}

const option = ({ codigo, descripcion }: { codigo: number; descripcion: string }): Option => ({
  value: String(codigo),
  label: descripcion,
})

/** 0 and 1 are ours to add to the server's list (spec 2 §3). */
const sinIsapre: readonly Option[] = [
  { value: '0', label: 'No tengo' },
  { value: '1', label: 'FONASA' },
]

/** Error of the field, or the failure of its list. */
const problem = (error: unknown, failed: Error | null, text: string) =>
  (error as string | undefined) ?? (failed ? messageOf(failed, text) : undefined)

export function IsapreField({ form, readOnly = false }: ListaFieldProps) {
  const { data = [], error } = useIsapres()
  const field = form.field('isapreActual')
  return (
    <SearchSelectField
      {...field}
      error={problem(field.error, error, referenciaMessages.isapresFailed.text)}
      label="Isapre actual"
      required
      disabled={readOnly}
      options={[...sinIsapre, ...data.map(({ codigo, nombre }) => ({ value: String(codigo), label: nombre }))]}
    />
  )
}

/** Region, then its cities; another region forgets the city. */
export function UbicacionFields({ form, readOnly = false }: ListaFieldProps) {
  const { codigoRegion } = form.values
  const regiones = useRegiones()
  const ciudades = useCiudades(codigoRegion)
  const region = form.field('codigoRegion')
  const ciudad = form.field('codigoCiudad')
  const change = (value: string) => {
    if (value !== codigoRegion) form.setValues({ codigoRegion: value, codigoCiudad: '' })
  }
  return (
    <>
      <SearchSelectField
        {...region}
        error={problem(region.error, regiones.error, referenciaMessages.regionesFailed.text)}
        onChange={change}
        label="Región"
        required
        disabled={readOnly}
        options={(regiones.data ?? []).map(option)}
      />
      <SearchSelectField
        {...ciudad}
        error={problem(ciudad.error, ciudades.error, referenciaMessages.ciudadesFailed.text)}
        label="Ciudad"
        required
        disabled={readOnly || codigoRegion === ''}
        empty={codigoRegion === '' ? 'Elija antes la región' : 'Elija una opción'}
        options={(ciudades.data ?? []).map(option)}
      />
    </>
  )
}

/** Agreements with plans to quote. */
export function ColectivoField({ form, readOnly = false }: ListaFieldProps) {
  const { data = [], error } = useColectivos()
  const field = form.field('codColectivo')
  return (
    <SearchSelectField
      {...field}
      error={problem(field.error, error, referenciaMessages.colectivosFailed.text)}
      label="Plan colectivo"
      required
      disabled={readOnly}
      options={data.map(({ codColectivo, descripcion }) => ({ value: String(codColectivo), label: descripcion }))}
    />
  )
}
