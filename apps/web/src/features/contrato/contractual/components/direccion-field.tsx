import type { EntidadForm } from '@alerce/contract/forms/contrato/contractual'
import { SelectField } from '../../../../components/fields/select-field.tsx'
import type { ReplyOf } from '../../../../lib/api/call.ts'
import { useDirecciones } from '../queries.ts'

type Direccion = ReplyOf<'obtenerDireccionesEmpleador'>[number]

interface DireccionFieldProps {
  readonly rut: string | null
  readonly onChoose: (known: Partial<EntidadForm>) => void
}

const toEntidad = (direccion: Direccion): Partial<EntidadForm> => ({
  razonSocial: direccion.razonSocial,
  domicilio: direccion.direccion,
  telefono: direccion.telefono,
  correo: direccion.email ?? '',
  codigoRegion: direccion.region,
  codigoCiudad: direccion.ciudad,
  codigoComuna: direccion.comuna,
})

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
        if (chosen) onChoose(toEntidad(chosen))
      }}
      empty="Elija para completar"
      options={data.map(({ direccion, nombreComuna }, index) => ({
        value: String(index),
        label: `${direccion}, ${nombreComuna}`,
      }))}
    />
  )
}
