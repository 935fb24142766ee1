import { type Figura, figuras, type Mes } from '@alerce/domain/cartera/estadisticas'
import { useSearchParams } from 'react-router'
import { useAsesorElegido } from '../../../lib/session/equipo.ts'
import { todayInSantiago } from '../../../lib/time/clock.ts'
import { mesDe, mesEnUrl } from '../../../lib/time/mes.ts'

const figuraDe = (text: string | null): Figura | null => figuras.find((figura) => figura === text) ?? null

/** State of the screen in the URL: the month, and the figure with open rows. */
export function usePeriodo() {
  const [params, setParams] = useSearchParams()
  const hoy = todayInSantiago()
  const mes = mesDe(params, hoy)
  const figura = figuraDe(params.get('figura'))
  const asesor = useAsesorElegido()
  const direccion = (next: Mes, open: Figura | null, de = asesor) => ({
    ...mesEnUrl(next),
    ...(open && { figura: open }),
    ...(de !== null && { asesor: String(de) }),
  })
  const quedarse = { replace: true, preventScrollReset: true }
  return {
    hoy,
    mes,
    figura,
    /** Advisor of the user's team; null: all of it. */
    asesor,
    choose: (next: Mes) => setParams(direccion(next, figura), quedarse),
    chooseAsesor: (de: number | null) => setParams(direccion(mes, figura, de), quedarse),
    /** URL of a figure's rows; null closes the rows. */
    hacia: (open: Figura | null): string => `?${new URLSearchParams(direccion(mes, open))}`,
  }
}
