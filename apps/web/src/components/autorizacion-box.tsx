import { LARGO_SOLICITUD, type SolicitudForm, solicitudRules } from '@alerce/contract/forms/postulacion/autorizaciones'
import { autorizacionesMessages, solicitudNoEnviada } from '@alerce/contract/messages/postulacion/autorizaciones'
import type { TipoTrabajador } from '@alerce/domain/base/trabajador/tipos'
import { cajaDeAutorizacion, faltaParaSolicitar, type PalabraDeEstado } from '@alerce/domain/postulacion/autorizacion'
import type { EtapaProspecto } from '@alerce/domain/postulacion/etapas'
import { isRefusal, messageOf } from '../lib/api/errors.ts'
import { useAlerceForm } from '../lib/form/use-alerce-form.ts'
import { type Autorizacion, useAutorizacion, useSolicitarAutorizacion } from '../lib/sale/autorizacion.ts'
import { useSession } from '../lib/session/session.ts'
import { useReader } from '../lib/session/use-lock.ts'
import { ReasonedButton } from './actions/reasoned-button.tsx'
import classes from './autorizacion.module.css'
import { useMessage } from './dialogs/dialogs-provider.tsx'
import { DraftNotice } from './feedback/draft-notice.tsx'
import { Failed } from './feedback/failed.tsx'
import { TextAreaField } from './fields/text-area-field.tsx'
import { Panel } from './layout/panel.tsx'
import { type Shape, StateGlyph } from './values/estado.tsx'

interface AutorizacionBoxProps {
  readonly prospecto: {
    readonly prospectoId: number
    readonly estado: string
    readonly etapa: string
  }
  /** Worker types as they are saved: the server looks at these. */
  readonly guardados: readonly TipoTrabajador[]
  /** Worker types on screen; '' where none is chosen. */
  readonly escritos: readonly (TipoTrabajador | '')[]
}

/** State of an applicant's authorization, and the form that requests it (spec 1 §2, §4). */
export function AutorizacionBox(props: AutorizacionBoxProps) {
  const { prospecto, escritos } = props
  const autorizacion = useAutorizacion(prospecto.prospectoId)
  if (autorizacion.data) return <Box {...props} autorizacion={autorizacion.data} onFailed={autorizacion.refetch} />
  if (!autorizacion.error || !escritos.includes('D')) return null
  return (
    <Panel title="Autorización">
      <Failed
        text={autorizacionesMessages.estadoFailed.text}
        busy={autorizacion.isFetching}
        onRetry={() => void autorizacion.refetch()}
      />
    </Panel>
  )
}

interface BoxProps extends AutorizacionBoxProps {
  readonly autorizacion: Autorizacion
  readonly onFailed: () => unknown
}

const isType = (tipo: TipoTrabajador | ''): tipo is TipoTrabajador => tipo !== ''

function Box({ prospecto, guardados, escritos, autorizacion, onFailed }: BoxProps) {
  const reader = useReader()
  const { PSA_ESTADO: psaEstado, PSA_OBSERVACION_RESPUESTA: observacion } = autorizacion
  const { estado, etapa } = prospecto
  const hechos = { psaEstado, estado, etapa: etapa as EtapaProspecto }
  const caja = cajaDeAutorizacion({ ...hechos, tipos: escritos.filter(isType) })
  const pide = reader === null && caja?.pide === true
  if (!caja || (caja.estado === null && !pide)) return null
  const porGuardar = faltaParaSolicitar({ ...hechos, tipos: guardados }) !== null
  return (
    <Panel title="Autorización">
      <div className={classes.box}>
        {caja.estado && <Estado estado={caja.estado} observacion={observacion} />}
        {pide && (
          <Solicitud
            prospectoId={prospecto.prospectoId}
            hold={porGuardar ? 'Guarde los antecedentes antes de solicitar.' : null}
            onFailed={() => void onFailed()}
          />
        )}
      </div>
    </Panel>
  )
}

const consecuencia: Record<PalabraDeEstado, string> = {
  PENDIENTE: 'La jefatura debe decidir. Mientras tanto no se puede cotizar.',
  AUTORIZADO: 'Puede cotizar sin el certificado de cotizaciones.',
  RECHAZADO: 'No se puede cotizar. Contacte a su supervisor, o solicite otra.',
}

const shapes: Record<PalabraDeEstado, Shape> = { PENDIENTE: 'diamond', AUTORIZADO: 'disc', RECHAZADO: 'square' }

/** The state of a request, in the words of the specification (spec 1 §4). */
export function EstadoAutorizacion({ estado }: { readonly estado: PalabraDeEstado }) {
  return <StateGlyph shape={shapes[estado]}>{estado}</StateGlyph>
}

function Estado({ estado, observacion }: { readonly estado: PalabraDeEstado; readonly observacion: string }) {
  return (
    <div className={classes.state} role="status">
      <p>
        Estado de la Autorización: <EstadoAutorizacion estado={estado} />
      </p>
      {observacion && <blockquote>{observacion}</blockquote>}
      <small>{consecuencia[estado]}</small>
    </div>
  )
}

/** Request being typed. `onFailed`: the state may have changed meanwhile. */
function useSolicitud(prospectoId: number, onFailed: () => void) {
  const { rut } = useSession()
  const message = useMessage()
  const { mutateAsync: solicitar } = useSolicitarAutorizacion()
  const form = useAlerceForm<SolicitudForm>({
    name: `solicitud-autorizacion:${prospectoId}`,
    initial: { Comentario: '' },
    rules: solicitudRules,
  })
  const save = ({ Comentario }: SolicitudForm) => solicitar({ ProspectoID: prospectoId, Comentario, EjeRut: rut })
  const failed = async (error: unknown) => {
    if (isRefusal(error) && error.errores.length > 0) return
    await message(solicitudNoEnviada(messageOf(error, '')))
    onFailed()
  }
  return { form, submit: form.submit(save, failed, () => message(autorizacionesMessages.enviada.text, 'ok')) }
}

interface SolicitudProps {
  readonly prospectoId: number
  /** Why it cannot be sent yet; null: it can. */
  readonly hold: string | null
  readonly onFailed: () => void
}

function Solicitud({ prospectoId, hold, onFailed }: SolicitudProps) {
  const { form, submit } = useSolicitud(prospectoId, onFailed)
  return (
    <div className={classes.ask}>
      <DraftNotice form={form} />
      <TextAreaField
        {...form.field('Comentario')}
        label="Motivo Solicitud de Autorización"
        description="Para continuar sin el certificado de cotizaciones. Mientras la jefatura no decida, no se podrá cotizar."
        maxLength={LARGO_SOLICITUD}
      />
      <ReasonedButton reason={hold} busy={form.busy} onClick={() => submit()}>
        Solicitar Autorización
      </ReasonedButton>
    </div>
  )
}
