import { invitacionMessages as m } from '@alerce/contract/messages/declaracion/invitacion'
import { Notice } from '../../../../components/feedback/notice.tsx'
import { useOnline } from '../../../../lib/browser/use-online.ts'
import type { ColaSinRed } from './use-cola.ts'

const porEnviar = (cuantas: number) => (cuantas === 1 ? '1 respuesta por enviar.' : `${cuantas} respuestas por enviar.`)

/** That there is no network and what becomes of what is answered; nothing while all goes its way. */
export function EstadoDeRed({ cola: { cola, rechazo } }: { readonly cola: ColaSinRed }) {
  const online = useOnline()
  const esperan = cola.length
  return (
    <>
      {rechazo && (
        <Notice tone="bad">
          {m.respuestaNoLlego.text} {rechazo}
        </Notice>
      )}
      {(!online || esperan > 0) && (
        <Notice>
          {!online && `${m.sinConexion.text} `}
          {esperan > 0 && <b>{porEnviar(esperan)}</b>} {esperan > 0 && m.noCierre.text}
        </Notice>
      )}
    </>
  )
}
