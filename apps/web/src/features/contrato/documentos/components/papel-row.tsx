import { lecturaMessages } from '@alerce/contract/messages/base/archivos'
import { copiaDSMessages as m } from '@alerce/contract/messages/contrato/copia-ds'
import { documentosMessages } from '@alerce/contract/messages/contrato/documentos'
import { fechaYHora } from '@alerce/domain/base/fechas/instante'
import { tituloDelPapel } from '@alerce/domain/contrato/documentos'
import {
  IconDownload,
  IconEye,
  IconFileAlert,
  IconFileCheck,
  IconFileOff,
  IconHourglass,
  IconMail,
} from '@tabler/icons-react'
import { ReasonedButton } from '../../../../components/actions/reasoned-button.tsx'
import { useAction } from '../../../../components/actions/use-action.ts'
import { useMessage } from '../../../../components/dialogs/dialogs-provider.tsx'
import { Enteros } from '../../../../components/values/enteros.tsx'
import { useMostrar } from '../../../../components/visor/visor.tsx'
import { saveAs } from '../../../../lib/files.ts'
import { useOffers, useSession } from '../../../../lib/session/session.ts'
import { useReader } from '../../../../lib/session/use-lock.ts'
import { now } from '../../../../lib/time/clock.ts'
import classes from '../documentos.module.css'
import { type Papel, readPapel, sinArchivo, useEnviarCopia } from '../queries.ts'

interface PapelRowProps {
  readonly identificador: number
  readonly papel: Papel
  /** True when papers are signed on the applicant's phone, which also shows the copy of the declaration. */
  readonly enTelefono: boolean
}

const icons = { pendiente: IconHourglass, listo: IconFileCheck, fallido: IconFileAlert, eliminado: IconFileOff }

function stateText({ estado, emitido }: Papel): string {
  if (estado === 'pendiente') return 'Generando…'
  if (estado === 'fallido') return 'No se pudo generar'
  if (estado === 'eliminado') return documentosMessages.eliminado.text
  return emitido ? `Emitido el ${emitido.slice(0, 16)}` : 'Emitido'
}

const dia = (instante: string) => fechaYHora(instante)

/** State of the copy's link: mailed, opened. */
function copiaText(copia: Papel['copia'], enTelefono: boolean): string {
  if (!copia) return enTelefono ? 'La lee con los documentos que firma.' : 'El enlace todavía no se envía.'
  const { enviada, vence, abierta } = copia
  if (abierta) return `Enlace enviado el ${dia(enviada)}. El postulante la abrió el ${dia(abierta)}.`
  if (vence <= now()) return `Enlace enviado el ${dia(enviada)}. Venció sin abrirse.`
  return `Enlace enviado el ${dia(enviada)}. Sin abrir; vence el ${dia(vence).slice(0, 10)}.`
}

interface EnviarCopiaProps {
  readonly identificador: number
  readonly papel: Papel
}

/** Mails the applicant a new link to the copy that only they may read. */
function EnviarCopia({ identificador, papel }: EnviarCopiaProps) {
  const enviar = useEnviarCopia()
  const reader = useReader()
  const message = useMessage()
  const send = useAction(async () => {
    await enviar.mutateAsync({ identificador })
    await message(m.enviada.text, 'ok')
  }, m.sendFailed.text)
  if (!useOffers('enviarCopiaDS')) return null
  return (
    <div className={classes.do}>
      <ReasonedButton kind="quiet" reason={reader ?? sinArchivo(papel)} busy={send.busy} onClick={() => send.run()}>
        <IconMail size={16} stroke={1.75} aria-hidden="true" />
        {papel.copia ? 'Enviar otro enlace' : 'Enviar enlace de la copia'}
      </ReasonedButton>
    </div>
  )
}

/** Paper with its state. Once issued it can be opened or downloaded; a clinical paper only by the applicant. */
export function PapelRow({ identificador, papel, enTelefono }: PapelRowProps) {
  const { nombre, estado } = papel
  const Icon = icons[estado]
  return (
    <li className={classes.paper} data-state={estado}>
      <Icon size={20} stroke={1.75} aria-hidden="true" />
      <div className={classes.what}>
        <p>{tituloDelPapel(nombre)}</p>
        <small>{stateText(papel)}</small>
        {papel.salud && estado !== 'eliminado' && (
          <>
            <small>{documentosMessages.copiaReservada.text}</small>
            <small role="status">
              <Enteros>{copiaText(papel.copia, enTelefono)}</Enteros>
            </small>
          </>
        )}
      </div>
      {papel.salud ? (
        <EnviarCopia identificador={identificador} papel={papel} />
      ) : (
        <Acts identificador={identificador} papel={papel} />
      )}
    </li>
  )
}

function Acts({ identificador, papel }: Pick<PapelRowProps, 'identificador' | 'papel'>) {
  const { nombre } = papel
  const { roles } = useSession()
  const read = () => readPapel(identificador, papel)
  const show = useMostrar()
  const open = useAction(async () => {
    const content = await read()
    show({ name: nombre, type: content.type, content })
  }, lecturaMessages.fileFailed.text)
  const download = useAction(async () => saveAs(await read(), nombre), lecturaMessages.fileFailed.text)
  const closed = closedReason(papel, roles.includes('asesor'))
  return (
    <div className={classes.do}>
      <ReasonedButton
        kind="quiet"
        reason={closed}
        busy={open.busy}
        aria-label={`Abrir ${nombre}`}
        onClick={() => open.run()}
      >
        <IconEye size={16} stroke={1.75} aria-hidden="true" />
        Abrir
      </ReasonedButton>
      <ReasonedButton
        kind="quiet"
        reason={closed}
        busy={download.busy}
        aria-label={`Descargar ${nombre}`}
        onClick={() => download.run()}
      >
        <IconDownload size={16} stroke={1.75} aria-hidden="true" />
        Descargar
      </ReasonedButton>
    </div>
  )
}

function closedReason(papel: Papel, isAdvisor: boolean): string | null {
  if (!isAdvisor) return 'Solo el asesor de la venta puede abrir los documentos.'
  return sinArchivo(papel)
}
