import { invitacionMessages as m } from '@alerce/contract/messages/declaracion/invitacion'
import { Button } from '../../../../components/actions/button.tsx'
import { Notice } from '../../../../components/feedback/notice.tsx'
import { useOnline } from '../../../../lib/browser/use-online.ts'
import type { ColaSinRed } from './use-cola.ts'

const porEnviar = (cuantas: number) => (cuantas === 1 ? '1 respuesta por enviar.' : `${cuantas} respuestas por enviar.`)

const noSeGuardaron = (cuantas: number) =>
  cuantas > 1
    ? `${cuantas} respuestas dadas sin conexión no se pudieron guardar: las encontrará escritas para enviarlas otra vez.`
    : 'Una respuesta dada sin conexión no se pudo guardar: la encontrará escrita para enviarla otra vez.'

interface EstadoDeRedProps {
  readonly cola: ColaSinRed
  /** To the first of what came back; null where it is on the screen already. */
  readonly onVer: (() => void) | null
}

/** That there is no network and what becomes of what is answered; nothing while all goes its way. */
export function EstadoDeRed({ cola: { cola, rechazo, devueltas }, onVer }: EstadoDeRedProps) {
  const online = useOnline()
  const esperan = cola.length
  return (
    <>
      {rechazo && (
        <Notice tone="bad" actions={onVer && <Button onClick={onVer}>Ver lo que escribió</Button>}>
          {noSeGuardaron(devueltas.length)} {rechazo}
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
