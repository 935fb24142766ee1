import { useSession } from '../../../lib/session/session.ts'
import { AvisoDialog } from './aviso-dialog.tsx'
import { useVigencia } from './use-vigencia.ts'

/** Stands in the shell of every entry: nothing to see until the session is about to end. */
export function Vigencia() {
  const { aviso, answer } = useVigencia(useSession())
  return aviso && <AvisoDialog aviso={aviso} onAnswer={answer} />
}
