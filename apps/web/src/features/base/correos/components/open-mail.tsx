import { correosMessages } from '@alerce/contract/messages/base/correos'
import { IconPaperclip } from '@tabler/icons-react'
import { Button } from '../../../../components/actions/button.tsx'
import { useAction } from '../../../../components/actions/use-action.ts'
import { Loaded } from '../../../../components/feedback/loaded.tsx'
import { Notice } from '../../../../components/feedback/notice.tsx'
import { SkeletonLines } from '../../../../components/feedback/skeletons.tsx'
import type { Tell } from '../../../../components/feedback/use-undo-toast.tsx'
import { Panel } from '../../../../components/layout/panel.tsx'
import { Enteros } from '../../../../components/values/enteros.tsx'
import { openInTab, saveAs } from '../../../../lib/files.ts'
import classes from '../correos.module.css'
import { type Correo, direccionDeCarta, readAdjunto, useCorreo } from '../queries.ts'
import { MailState } from './mail-row.tsx'
import { Reenviar } from './reenviar.tsx'

/** One mail with its attachments. */
export function OpenMail({ correoId, tell }: { readonly correoId: number; readonly tell: Tell }) {
  const correo = useCorreo(correoId)
  return (
    <Loaded of={correo} failure={correosMessages.readFailed.text} ghost={<SkeletonLines count={6} />}>
      {(mail) => (
        <Panel title={mail.asunto} aside={<MailState estado={mail.estado} rebote={mail.rebote} />}>
          <div className={classes.mail}>
            <p>
              <Enteros>
                Para <b>{mail.para}</b> · {mail.fecha.slice(0, 16)}
              </Enteros>
            </p>
            {mail.rebote && <Notice tone="bad">{mail.rebote}</Notice>}
            {mail.error && <Notice tone="bad">{mail.error}</Notice>}
            {mail.estado === 'fallido' && <Reenviar correoId={correoId} tell={tell} />}
            {mail.texto === null ? (
              <Notice>{correosMessages.reservado.text}</Notice>
            ) : (
              <>
                <iframe
                  className={classes.letter}
                  src={direccionDeCarta(correoId)}
                  sandbox=""
                  title={`Así se lee «${mail.asunto}»`}
                />
                <details>
                  <summary>Solo texto</summary>
                  <p className={classes.text}>{mail.texto}</p>
                </details>
              </>
            )}
            {mail.adjuntos.length > 0 && <Attachments of={mail} />}
          </div>
        </Panel>
      )}
    </Loaded>
  )
}

function Attachments({ of: { correoId, adjuntos } }: { readonly of: Correo }) {
  return (
    <ul className={classes.attachments} aria-label="Adjuntos">
      {adjuntos.map((adjunto) => (
        <Attachment key={adjunto.adjuntoId} correoId={correoId} of={adjunto} />
      ))}
    </ul>
  )
}

interface AttachmentProps {
  readonly correoId: number
  readonly of: Correo['adjuntos'][number]
}

/** Attachment of a mail. With health data only its name is shown: its recipient alone opens it. */
function Attachment({ correoId, of: { adjuntoId, nombre, abierto } }: AttachmentProps) {
  const read = () => readAdjunto({ correoId, adjuntoId })
  const open = useAction(() => openInTab(read), correosMessages.adjuntoFailed.text)
  const download = useAction(async () => saveAs(await read(), nombre), correosMessages.adjuntoFailed.text)
  return (
    <li>
      <IconPaperclip size={16} stroke={1.75} aria-hidden="true" />
      <span>
        {nombre} {!abierto && <small>Con datos de salud: solo lo abre su destinatario.</small>}
      </span>
      {abierto && (
        <>
          <Button kind="quiet" aria-label={`Abrir ${nombre}`} busy={open.busy} onClick={() => open.run()}>
            Abrir
          </Button>
          <Button kind="quiet" aria-label={`Descargar ${nombre}`} busy={download.busy} onClick={() => download.run()}>
            Descargar
          </Button>
        </>
      )}
    </li>
  )
}
