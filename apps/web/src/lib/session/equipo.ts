import { useSearchParams } from 'react-router'
import { useRead } from '../use-call.ts'
import { idIn } from '../use-ids.ts'
import { useLidera } from './use-lock.ts'

/** Advisor filter of a URL; null: none. */
export const asesorDe = (params: URLSearchParams): number | null => idIn(params, 'asesor')

/** Advisor of the team whose portfolio is on screen, from the URL; null: the whole team, or one's own portfolio. */
export function useAsesorElegido(): number | null {
  const [params] = useSearchParams()
  return useLidera() ? asesorDe(params) : null
}

/** Advisors of the led team, or of the team of a prospect. Only heads of team ask. */
export const useEquipo = (prospectoId: number | null = null) =>
  useRead('obtenerAsesoresDelEquipo', { prospectoId }, { enabled: useLidera() })
