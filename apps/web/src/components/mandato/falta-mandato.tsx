import { useLive } from '../../lib/events.ts'
import { useReader } from '../../lib/session/use-lock.ts'
import { useRead } from '../../lib/use-call.ts'
import { Button } from '../actions/button.tsx'
import { Notice } from '../feedback/notice.tsx'
import { useReenviarEnlace } from './use-reenviar-enlace.ts'

interface FaltaMandatoProps {
  readonly prospectoId: number
  readonly identificador: number
}

/** Of an accepted sale paid without an employer: that its mandate is missing, until the applicant gives it. */
export function FaltaMandato({ prospectoId, identificador }: FaltaMandatoProps) {
  const reader = useReader()
  const asked = { dsw_correl: identificador }
  const { data } = useRead('obtenerEstadoSuscripcion', asked)
  useLive('obtenerEstadoSuscripcion', { payload: asked, prospectos: [prospectoId] })
  const reenviar = useReenviarEnlace()
  if (!data || data.codigo === 0) return null
  const again = (
    <Button busy={reenviar.busy} onClick={() => reenviar.run(prospectoId)}>
      Reenviar enlace
    </Button>
  )
  return (
    <Notice actions={reader ? null : again}>
      <b>Falta el mandato de pago.</b> El postulante lo autoriza con el enlace que recibió en su correo; sin él no se
      emiten los documentos.
    </Notice>
  )
}
