import { useSession } from '../../../lib/session/session.ts'
import { saludo } from './saludo.ts'

/** The title of the home for who is logged in, and whose portfolio they see where it is not their own. */
export function useSaludo() {
  const { nombres, asesor } = useSession()
  return { title: saludo(nombres.split(' ')[0] ?? ''), lead: asesor && `Cartera de ${asesor.nombre}` }
}
