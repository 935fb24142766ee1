import classes from '../correos.module.css'
import type { Cabecera } from '../queries.ts'

interface MailRowProps {
  readonly correo: Cabecera
  readonly current: boolean
  readonly onOpen: () => void
}

const words: Readonly<Record<Cabecera['estado'], string>> = {
  pendiente: 'Por enviar',
  'en bandeja': 'En bandeja',
  enviado: 'Enviado',
  fallido: 'No se pudo enviar',
}

export function MailState({ estado }: Pick<Cabecera, 'estado'>) {
  return (
    <span className={classes.state} data-state={estado}>
      {words[estado]}
    </span>
  )
}

export function MailRow({ correo: { asunto, para, fecha, estado }, current, onOpen }: MailRowProps) {
  return (
    <li>
      <button type="button" className={classes.row} aria-current={current || undefined} onClick={onOpen}>
        <b>{asunto}</b>
        <MailState estado={estado} />
        <small>{para}</small>
        <small>{fecha.slice(0, 16)}</small>
      </button>
    </li>
  )
}
