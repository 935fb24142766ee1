import { useSession } from '../../../lib/session/session.ts'
import { AvisoDialog } from './aviso-dialog.tsx'
import { useOldPage } from './use-old-page.ts'
import { useVigencia } from './use-vigencia.ts'

/** Stands in the shell of every entry: nothing to see until the session is about to end, or another began in its place. */
export function Vigencia() {
  useOldPage()
  const { aviso, answer } = useVigencia(useSession())
  return aviso && <AvisoDialog aviso={aviso} onAnswer={answer} />
}
