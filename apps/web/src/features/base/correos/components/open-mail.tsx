import { correosMessages } from '@alerce/contract/messages/base/correos'
import { IconPaperclip } from '@tabler/icons-react'
import { Button } from '../../../../components/actions/button.tsx'
import { Loaded } from '../../../../components/feedback/loaded.tsx'
import { Notice } from '../../../../components/feedback/notice.tsx'
import { SkeletonLines } from '../../../../components/feedback/skeletons.tsx'
import { Panel } from '../../../../components/layout/panel.tsx'
import { fromBase64, openInTab, saveAs } from '../../../../lib/files.ts'
import classes from '../correos.module.css'
import { type Correo, useCorreo } from '../queries.ts'
import { MailState } from './mail-row.tsx'

/** One mail with its attachments. */
export function OpenMail({ correoId }: { readonly correoId: number }) {
  const correo = useCorreo(correoId)
  return (
    <Loaded of={correo} failure={correosMessages.readFailed.text} ghost={<SkeletonLines count={6} />}>
      {(mail) => (
        <Panel title={mail.asunto} aside={<MailState estado={mail.estado} />}>
          <div className={classes.mail}>
            <p>
              Para <b>{mail.para}</b> · {mail.fecha.slice(0, 16)}
            </p>
            {mail.error && <Notice tone="bad">{mail.error}</Notice>}
            <p className={classes.text}>{mail.texto}</p>
            {mail.adjuntos.length > 0 && <Attachments of={mail.adjuntos} />}
          </div>
        </Panel>
      )}
    </Loaded>
  )
}

function Attachments({ of }: { readonly of: Correo['adjuntos'] }) {
  return (
    <ul className={classes.attachments} aria-label="Adjuntos">
      {of.map((adjunto) => (
        <Attachment key={adjunto.nombre} of={adjunto} />
      ))}
    </ul>
  )
}

/** With health data only its name is shown: who sorts the mail has no need of it. */
function Attachment({ of: { nombre, tipoMIME, archivo } }: { readonly of: Correo['adjuntos'][number] }) {
  return (
    <li>
      <IconPaperclip size={16} stroke={1.75} aria-hidden="true" />
      <span>
        {nombre} {archivo === null && <small>Con datos de salud: solo lo abre su destinatario.</small>}
      </span>
      {archivo !== null && (
        <>
          <Button
            kind="quiet"
            aria-label={`Abrir ${nombre}`}
            onClick={() => void openInTab(async () => fromBase64(archivo, tipoMIME))}
          >
            Abrir
          </Button>
          <Button
            kind="quiet"
            aria-label={`Descargar ${nombre}`}
            onClick={() => saveAs(fromBase64(archivo, tipoMIME), nombre)}
          >
            Descargar
          </Button>
        </>
      )}
    </li>
  )
}
