import type { PayloadOf } from '../../../../lib/api/call.ts'
import { Acciones } from '../components/acciones.tsx'
import { useGuardar } from '../queries.ts'

interface ConfirmarResumenProps extends PayloadOf<'confirmarResumen'> {
  readonly onListo: () => void
}

/** The end of a summary: it is as it should be. */
export function ConfirmarResumen({ cual, onListo }: ConfirmarResumenProps) {
  const { guardar, busy, failure } = useGuardar()
  const confirmar = async () => {
    if (busy) return
    const hecho = await guardar('confirmarResumen', { cual })
    if (hecho && 'reply' in hecho) onListo()
  }
  return <Acciones accept="Está correcto" busy={busy} failure={failure} onAccept={() => void confirmar()} />
}
