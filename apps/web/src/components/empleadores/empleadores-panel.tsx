import { MAXIMO_EMPLEADORES } from '@alerce/contract/forms/antecedentes'
import { antecedentesMessages } from '@alerce/contract/messages/antecedentes'
import { IconPlus } from '@tabler/icons-react'
import { empleadorVacio, type FormEmpleadores } from '../../lib/sale/empleadores.ts'
import { ReasonedButton } from '../actions/reasoned-button.tsx'
import { Panel } from '../layout/panel.tsx'
import { CuponButton } from './cupon-button.tsx'
import { EmpleadorRow } from './empleador-row.tsx'

interface EmpleadoresPanelProps {
  readonly form: FormEmpleadores
  /** Of the applicant as the form holds it; '' for who has none. */
  readonly rutProspecto: string
  /** As they are on record. */
  readonly datos: { readonly prospectoId: number; readonly rut: string | null }
}

/** The employers, at least one row (spec 2 §2). */
export function EmpleadoresPanel({ form, rutProspecto, datos }: EmpleadoresPanelProps) {
  const { empleadores } = form.values
  const full = empleadores.length >= MAXIMO_EMPLEADORES
  const add = (
    <ReasonedButton
      kind="quiet"
      side="bottom"
      reason={full ? antecedentesMessages.demasiadosEmpleadores.text : null}
      onClick={() => form.insertListItem('empleadores', empleadorVacio)}
    >
      <IconPlus size={16} stroke={1.75} aria-hidden="true" />
      Agregar Empleador
    </ReasonedButton>
  )
  return (
    <Panel title="Empleadores" aside={add} flush>
      {empleadores.map(({ tipoTrabajador }, index) => (
        <EmpleadorRow
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place in the list, as in the form's paths
          key={index}
          form={form}
          prospectoId={datos.prospectoId}
          rutProspecto={rutProspecto}
          index={index}
          onRemove={empleadores.length > 1 ? () => form.removeListItem('empleadores', index) : null}
        >
          <CuponButton prospectoId={datos.prospectoId} rut={datos.rut} tipo={tipoTrabajador} />
        </EmpleadorRow>
      ))}
    </Panel>
  )
}
