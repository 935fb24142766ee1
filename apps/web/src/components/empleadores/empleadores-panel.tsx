import { MAXIMO_EMPLEADORES } from '@alerce/contract/forms/postulacion/antecedentes'
import { antecedentesMessages } from '@alerce/contract/messages/postulacion/antecedentes'
import { IconPlus } from '@tabler/icons-react'
import { type ReactNode, useRef } from 'react'
import type { ReplyOf } from '../../lib/api/call.ts'
import { useRows } from '../../lib/form/use-rows.ts'
import { empleadorVacio, type FormEmpleadores } from '../../lib/sale/empleadores.ts'
import { ReasonedButton } from '../actions/reasoned-button.tsx'
import { CertificadoEmpleador } from '../certificado/certificado-empleador.tsx'
import { useUndoToast } from '../feedback/use-undo-toast.tsx'
import { Panel } from '../layout/panel.tsx'
import { type EmpleadorDeFila, EmpleadorRow } from './empleador-row.tsx'

interface EmpleadoresPanelProps {
  readonly form: FormEmpleadores
  /** RUT of the applicant in the form; '' without one. */
  readonly rutProspecto: string
  readonly datos: Pick<ReplyOf<'obtenerDatosProspecto'>, 'prospectoId'>
  /** The first one cannot be removed, however many there are. */
  readonly primeroFijo?: boolean
  /** Papers of an employer; by default the certificate for a dependent worker. */
  readonly papeles?: (fila: EmpleadorDeFila) => ReactNode
}

/** The employers, at least one row (spec 2 §2). */
export function EmpleadoresPanel({ form, rutProspecto, datos, ...rest }: EmpleadoresPanelProps) {
  const { primeroFijo = false, papeles = (fila) => <Certificado prospectoId={datos.prospectoId} {...fila} /> } = rest
  const { empleadores } = form.values
  const { tell, toast } = useUndoToast('No se ha podido deshacer.')
  const filas = useRows({
    path: 'empleadores',
    rows: empleadores,
    insert: (row, at) => form.insertListItem('empleadores', row, at),
    remove: (at) => form.removeListItem('empleadores', at),
    first: 'tipoTrabajador',
    tell,
  })
  const agregar = useRef<HTMLButtonElement>(null)
  const full = empleadores.length >= MAXIMO_EMPLEADORES
  const remove = (index: number) => () => {
    filas.drop(index, `Se quitó el empleador ${index + 1}.`)
    // the pressed button disappears with its row
    agregar.current?.focus()
  }
  const add = (
    <ReasonedButton
      ref={agregar}
      kind="quiet"
      side="bottom"
      reason={full ? antecedentesMessages.demasiadosEmpleadores.text : null}
      onClick={() => filas.add(empleadorVacio)}
    >
      <IconPlus size={16} stroke={1.75} aria-hidden="true" />
      Agregar Empleador
    </ReasonedButton>
  )
  return (
    <Panel title="Empleadores" aside={add} flush>
      {empleadores.map((_, index) => (
        <EmpleadorRow
          key={filas.names[index]}
          form={form}
          rutProspecto={rutProspecto}
          index={index}
          papeles={papeles}
          onRemove={empleadores.length > 1 && !(primeroFijo && index === 0) ? remove(index) : null}
        />
      ))}
      {toast}
    </Panel>
  )
}

function Certificado({ prospectoId, tipo, rut, ...fila }: EmpleadorDeFila & { readonly prospectoId: number }) {
  return tipo === 'D' && rut ? <CertificadoEmpleador prospectoId={prospectoId} rut={rut} {...fila} /> : null
}
