import { juradasMessages } from '@alerce/contract/messages/declaracion/juradas'
import { todasAceptadas } from '@alerce/domain/declaracion/firma/juradas'
import type { Declaracion } from '../../../../components/sale/with-declaracion.tsx'
import { useJuradas } from '../queries.ts'

/** Why the summary does not go on: a sworn declaration is not accepted, or it is not known yet; null: it does. */
export function useFaltanJuradas({ identificador }: Declaracion): string | null {
  const { data } = useJuradas(identificador)
  return data && todasAceptadas(data) ? null : juradasMessages.pendientes.text
}
