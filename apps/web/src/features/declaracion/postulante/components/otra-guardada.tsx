import type { PreguntaDS } from '../queries.ts'
import { SobreGuardado } from './sobre-guardado.tsx'

interface OtraGuardadaProps {
  readonly guardada: Pick<PreguntaDS, 'respuesta' | 'diagnosticos'>
  readonly onUsar: () => void
}

/** Another answer was saved while this one was written: both are seen before one of them stays. */
export function OtraGuardada({ guardada: { respuesta, diagnosticos }, onUsar }: OtraGuardadaProps) {
  const cada = diagnosticos.map(({ diagnostico, fecha }) => `${diagnostico.diagnostico}, ${fecha}`)
  return <SobreGuardado que={`otra respuesta: ${respuesta ? `Sí: ${cada.join('; ')}` : 'No'}`} onUsar={onUsar} />
}
