import { documentosMessages } from '@alerce/contract/messages/contrato/documentos'
import { IconDownload, IconExternalLink, IconFileAlert, IconFileCheck, IconHourglass } from '@tabler/icons-react'
import { ReasonedButton } from '../../../../components/actions/reasoned-button.tsx'
import { useAction } from '../../../../components/actions/use-action.ts'
import { openInTab, saveAs } from '../../../../lib/files.ts'
import { useSession } from '../../../../lib/session/session.ts'
import classes from '../documentos.module.css'
import { leerPapel, type Papel } from '../queries.ts'

interface PapelRowProps {
  readonly identificador: number
  readonly papel: Papel
}

const icons = { pendiente: IconHourglass, listo: IconFileCheck, fallido: IconFileAlert }

function stateText({ estado, emitido }: Papel): string {
  if (estado === 'pendiente') return 'Generando…'
  if (estado === 'fallido') return 'No se pudo generar'
  return emitido ? `Emitido el ${emitido.slice(0, 16)}` : 'Emitido'
}

/** A paper: its state, and opening or downloading it once it is issued. */
export function PapelRow({ identificador, papel }: PapelRowProps) {
  const { nombre, estado } = papel
  const { roles } = useSession()
  const read = () => leerPapel(identificador, papel)
  const open = useAction(() => openInTab(read), documentosMessages.fileFailed.text)
  const download = useAction(async () => saveAs(await read(), nombre), documentosMessages.fileFailed.text)
  const Icon = icons[estado]
  const closed = closedReason(papel, roles.includes('asesor'))
  return (
    <li className={classes.paper} data-state={estado}>
      <Icon size={20} stroke={1.75} aria-hidden="true" />
      <div className={classes.what}>
        <p>{nombre.replace(/\.pdf$/, '')}</p>
        <small>{stateText(papel)}</small>
      </div>
      <div className={classes.do}>
        <ReasonedButton
          kind="quiet"
          reason={closed}
          busy={open.busy}
          aria-label={`Abrir ${nombre}`}
          onClick={() => open.run()}
        >
          <IconExternalLink size={16} stroke={1.75} aria-hidden="true" />
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
    </li>
  )
}

function closedReason({ estado }: Papel, isAdvisor: boolean): string | null {
  if (!isAdvisor) return 'Solo el asesor de la venta puede abrir los documentos.'
  return estado === 'listo' ? null : documentosMessages.pendientes.text
}
