import { cobroMessages } from '@alerce/contract/messages/contrato/cobro'
import { primerPagoMessages } from '@alerce/contract/messages/contrato/primer-pago'
import { formatoPesos } from '@alerce/domain/base/dinero/formato'
import { fechaYHora } from '@alerce/domain/base/fechas/instante'
import { esperaConfirmacion, type SituacionDePago } from '@alerce/domain/contrato/cobro'
import { useId } from 'react'
import { Button } from '../../../../components/actions/button.tsx'
import { ReasonedButton } from '../../../../components/actions/reasoned-button.tsx'
import { useAction } from '../../../../components/actions/use-action.ts'
import { useMessage } from '../../../../components/dialogs/dialogs-provider.tsx'
import { Notice } from '../../../../components/feedback/notice.tsx'
import { Intake } from '../../../../components/intake/intake.tsx'
import { KeptFile } from '../../../../components/intake/kept-file.tsx'
import { useUnsettled } from '../../../../components/intake/use-unsettled.ts'
import { Panel } from '../../../../components/layout/panel.tsx'
import { AmountUF } from '../../../../components/values/amounts.tsx'
import {
  type EntidadPorProbar,
  readComprobante,
  useDestinoDeComprobante,
} from '../../../../lib/adjuntos/primer-pago.ts'
import { sizeAndTime } from '../../../../lib/files.ts'
import { useIntake } from '../../../../lib/intake/use-intake.ts'
import { useOffers } from '../../../../lib/session/session.ts'
import classes from '../documentos.module.css'
import { useConsultarCobros, useGuardarPrimerPago } from '../queries.ts'

interface ComprobantePlaceProps {
  readonly identificador: number
  readonly entidad: EntidadPorProbar
  readonly closed: boolean
  readonly opens: boolean
}

/** Place of the proof of one entity: the file received, and the input for another. */
function ComprobantePlace({ identificador, entidad, closed, opens }: ComprobantePlaceProps) {
  const { entidadId, razonSocial, montoUF, comprobante, enLinea } = entidad
  const id = useId()
  const destino = useDestinoDeComprobante(identificador, entidadId)
  const intake = useIntake(destino)
  const name = razonSocial || 'Pago directo'
  return (
    <section className={classes.place} aria-labelledby={id}>
      <h3 id={id}>{name}</h3>
      <p>
        Un comprobante por <AmountUF value={montoUF} />
      </p>
      {enLinea && <EnLinea identificador={identificador} enLinea={enLinea} opens={opens} />}
      <Intake
        destination={destino}
        intake={intake}
        verb={comprobante ? 'Cambiar' : 'Adjuntar comprobante'}
        name={name}
        closed={closed}
        kept={
          comprobante &&
          opens && (
            <KeptFile
              name={comprobante.nombre}
              type={comprobante.tipoMIME}
              detail={sizeAndTime(comprobante.tamano, comprobante.recibido)}
              read={() => readComprobante(identificador, entidadId)}
            />
          )
        }
      />
    </section>
  )
}

/** Situations in which nobody may wait for the payment. */
const conProblema: ReadonlySet<SituacionDePago> = new Set(['porRevisar', 'rechazado', 'detenido', 'vencido'])

const dichoEnLinea: Readonly<Record<SituacionDePago, string>> = {
  porPagar: 'El postulante puede pagar en línea.',
  espera: 'El postulante abrió la página de pago: falta la confirmación.',
  detenido: 'El postulante abrió una página de pago que ya no se pide. Si paga ahí, la mesa lo revisa.',
  pagado: 'El postulante pagó en línea.',
  rechazado: 'El pago en línea fue rechazado: el postulante puede intentarlo de nuevo.',
  vencido: 'El pago en línea no se confirmó a tiempo.',
  porRevisar: 'Llegó un pago en línea que no se aplicó: la mesa lo revisa.',
}

interface EnLineaProps {
  readonly identificador: number
  readonly enLinea: NonNullable<EntidadPorProbar['enLinea']>
  readonly opens: boolean
}

/** Online payment of an entity, and the question to the provider while it is not confirmed. */
function EnLinea({ identificador, enLinea: { situacion, pesos, desde }, opens }: EnLineaProps) {
  const { mutateAsync: consultar } = useConsultarCobros()
  const offered = useOffers('consultarCobros')
  const message = useMessage()
  const ask = useAction(async () => {
    await consultar({ identificador })
    await message(cobroMessages.consultado.text, 'ok')
  }, cobroMessages.consultarFailed.text)
  const open = esperaConfirmacion(situacion) || situacion === 'vencido'
  return (
    <Notice
      tone={conProblema.has(situacion) ? 'warn' : 'info'}
      actions={
        opens &&
        offered &&
        open && (
          <Button busy={ask.busy} onClick={() => ask.run()}>
            Consultar el pago
          </Button>
        )
      }
    >
      {dichoEnLinea[situacion]} {formatoPesos(pesos)}, {fechaYHora(desde)}.
    </Notice>
  )
}

interface PrimerPagoPanelProps {
  readonly identificador: number
  readonly entidades: readonly EntidadPorProbar[]
  /** Why this user changes nothing here; null: they may. */
  readonly reader: string | null
  /** Why nobody does now; null: it may be done. */
  readonly espera: string | null
}

/**
 * First payment of an applicant without employer: a proof of each entity, then it is registered and the papers are
 * made.
 */
export function PrimerPagoPanel({ identificador, entidades, reader, espera }: PrimerPagoPanelProps) {
  const came = entidades.filter(({ comprobante }) => comprobante !== null).length
  const reads = useOffers('descargarComprobante')
  const registered = entidades.every(({ registrado, comprobante }) => registrado && comprobante !== null)
  const devolucion = entidades[0]?.devolucion ?? null
  const { mutateAsync: guardar } = useGuardarPrimerPago()
  const message = useMessage()
  const unsettled = useUnsettled()
  const register = useAction(async () => {
    await guardar({ identificador })
    await message(primerPagoMessages.registrado.text, 'ok')
  }, primerPagoMessages.guardarFailed.text)
  const missing = unsettled ?? (came < entidades.length ? primerPagoMessages.faltan.text : null)
  const count = (
    <small role="status">
      {came} de {entidades.length} {registered ? 'registrados' : 'adjuntos'}
    </small>
  )
  return (
    <Panel title="Primer pago" aside={count} flush>
      {devolucion !== null && (
        <Notice tone="bad">La mesa lo devolvió: {devolucion}. Cambie el comprobante y regístrelo otra vez.</Notice>
      )}
      {entidades.map((entidad) => (
        <ComprobantePlace
          key={entidad.entidadId}
          identificador={identificador}
          entidad={entidad}
          closed={(reader ?? espera) !== null || registered}
          opens={reader === null && reads}
        />
      ))}
      {!registered && (
        <div className={classes.again}>
          {(espera ?? missing) === null && <p>{primerPagoMessages.porRegistrar.text}</p>}
          <ReasonedButton
            kind="tonal"
            reason={reader ?? espera ?? missing}
            busy={register.busy}
            onClick={() => register.run()}
          >
            Registrar primer pago
          </ReasonedButton>
        </div>
      )}
    </Panel>
  )
}
