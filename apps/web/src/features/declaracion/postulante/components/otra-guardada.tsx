import { Button } from '../../../../components/actions/button.tsx'
import { Notice } from '../../../../components/feedback/notice.tsx'
import type { PreguntaDS } from '../queries.ts'

interface OtraGuardadaProps {
  readonly guardada: Pick<PreguntaDS, 'respuesta' | 'diagnosticos'>
  readonly onUsar: () => void
}

/** Another answer was saved while this one was written: both are seen before one of them stays. */
export function OtraGuardada({ guardada: { respuesta, diagnosticos }, onUsar }: OtraGuardadaProps) {
  const cada = diagnosticos.map(({ diagnostico, fecha }) => `${diagnostico.diagnostico}, ${fecha}`)
  const usar = (
    <Button kind="quiet" onClick={onUsar}>
      Usar lo guardado
    </Button>
  )
  return (
    <Notice actions={usar}>
      Mientras tanto se guardó otra respuesta: {respuesta ? `Sí: ${cada.join('; ')}` : 'No'}. Lo que usted escribió
      sigue aquí: si guarda de nuevo, queda lo suyo.
    </Notice>
  )
}
