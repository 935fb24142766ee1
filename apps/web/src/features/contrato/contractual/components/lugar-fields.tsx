import { referenciaMessages } from '@alerce/contract/messages/base/campos'
import type { ReactNode } from 'react'
import { SearchSelectField } from '../../../../components/fields/search-select/search-select-field.tsx'
import { messageOf } from '../../../../lib/api/errors.ts'
import type { Binding } from '../../../../lib/form/binding.ts'
import { useCiudades, useComunas, useRegiones } from '../queries.ts'

interface DomicilioForm {
  readonly codigoRegion: number | null
  readonly codigoCiudad: number | null
  readonly codigoComuna: number | null
}

interface LugarFieldsProps {
  readonly field: (name: keyof DomicilioForm) => Binding<number | null>
  readonly onChange: (lugar: DomicilioForm) => void
}

interface Listed {
  readonly codigo: number
  readonly descripcion: string
}

/** Region, city and commune. Another region or city clears the fields that depend on it. */
export function LugarFields({ field, onChange }: LugarFieldsProps) {
  const [region, ciudad, comuna] = [field('codigoRegion'), field('codigoCiudad'), field('codigoComuna')]
  const [codigoRegion, codigoCiudad] = [region.value, ciudad.value]
  const regiones = useRegiones()
  const ciudades = useCiudades(codigoRegion)
  const comunas = useComunas()
  const inCity = comunas.data?.filter((one) => one.codigoCiudad === codigoCiudad)
  return (
    <>
      <CodeField
        {...region}
        label="Región"
        error={problem(region.error, regiones.error, referenciaMessages.regionesFailed.text)}
        list={regiones.data}
        onChange={(code) => onChange({ codigoRegion: code, codigoCiudad: null, codigoComuna: null })}
      />
      <CodeField
        {...ciudad}
        label="Ciudad"
        error={problem(ciudad.error, ciudades.error, referenciaMessages.ciudadesFailed.text)}
        list={ciudades.data}
        waitsFor={codigoRegion === null ? 'la región' : null}
        onChange={(code) => onChange({ codigoRegion, codigoCiudad: code, codigoComuna: null })}
      />
      <CodeField
        {...comuna}
        label="Comuna"
        error={problem(comuna.error, comunas.error, referenciaMessages.comunasFailed.text)}
        list={inCity}
        waitsFor={codigoCiudad === null ? 'la ciudad' : null}
        onChange={(code) => onChange({ codigoRegion, codigoCiudad, codigoComuna: code })}
      />
    </>
  )
}

/** Error of the field, or the failure of its list. */
const problem = (error: ReactNode, failed: Error | null, text: string): ReactNode =>
  error ?? (failed ? messageOf(failed, text) : null)

interface CodeFieldProps extends Omit<Binding<number | null>, 'onChange'> {
  readonly label: string
  readonly list: readonly Listed[] | undefined
  readonly waitsFor?: string | null
  readonly required?: boolean
  onChange(code: number | null): void
}

/** A code of a list, chosen by its name. */
export function CodeField({ value, onChange, list = [], waitsFor = null, required = true, ...field }: CodeFieldProps) {
  return (
    <SearchSelectField
      {...field}
      required={required}
      value={value === null ? '' : String(value)}
      onChange={(code) => code !== String(value) && onChange(code === '' ? null : Number(code))}
      disabled={waitsFor !== null}
      empty={waitsFor === null ? 'Elija una opción' : `Elija antes ${waitsFor}`}
      options={list.map(({ codigo, descripcion }) => ({ value: String(codigo), label: descripcion }))}
    />
  )
}
