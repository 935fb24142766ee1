import { type EntidadForm, entidadEn } from '@alerce/contract/forms/contrato/contractual'
import { SelectField } from '../../../../components/fields/select-field.tsx'
import { useDirecciones } from '../queries.ts'

interface DireccionFieldProps {
  readonly rut: string | null
  readonly onChoose: (known: Partial<EntidadForm>) => void
}

/** Addresses already known of this employer: choosing one fills the card. Nothing where none is known. */
export function DireccionField({ rut, onChoose }: DireccionFieldProps) {
  const { data = [] } = useDirecciones(rut)
  if (data.length === 0) return null
  return (
    <SelectField
      label="Direcciones conocidas"
      value=""
      onChange={(place) => {
        const chosen = data[Number(place)]
        if (chosen) onChoose(entidadEn(chosen))
      }}
      empty="Elija para completar"
      options={data.map(({ direccion, nombreComuna }, index) => ({
        value: String(index),
        label: `${direccion}, ${nombreComuna}`,
      }))}
    />
  )
}
