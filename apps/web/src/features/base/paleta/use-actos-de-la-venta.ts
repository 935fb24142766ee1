import { pasoActual } from '@alerce/domain/cartera/pasos'
import { useLocation } from 'react-router'
import { generarOAbrir, ofreceDS, useGenerarDS } from '../../../components/sale/use-generar-ds.ts'
import { atajosDeVenta } from '../../../lib/sale/atajos.ts'
import { useVenta, type Venta } from '../../../lib/sale/venta.ts'
import { enLaVenta, loQueSigue } from '../../../lib/sale/ver-venta.ts'
import { currentEntry } from '../../../lib/session/entry.ts'
import { useIrA } from '../../../lib/session/use-ir-a.ts'
import { useReader } from '../../../lib/session/use-lock.ts'
import { useIds } from '../../../lib/use-ids.ts'
import type { OpcionDePaleta } from './opcion.ts'

/** The way on of a sale, its open steps and all it leads to: words and address. */
function lugaresDe(venta: Venta, writes: boolean): { readonly texto: string; readonly to: string }[] {
  const { prospectoId, declaracionSaludId: identificador, pasos } = venta
  const ahora = pasoActual(pasos)
  const otros = pasos.filter((paso) => paso !== ahora && paso.situacion !== 'cerrado')
  return [
    loQueSigue(venta),
    ...otros.map(({ titulo, ruta }) => ({ texto: titulo, to: enLaVenta(ruta, { prospectoId, identificador }) })),
    ...atajosDeVenta(venta, writes),
  ]
}

/** What the sale on screen offers. */
export function useActosDeLaVenta(leave: () => void): readonly OpcionDePaleta[] {
  const { prospectoId } = useIds()
  const { data: venta } = useVenta(currentEntry() === 'dashboard' ? prospectoId : null)
  const writes = useReader() === null
  const irA = useIrA()
  const { pathname } = useLocation()
  const generar = useGenerarDS(prospectoId ?? 0)
  if (!venta) return []
  const acto = (label: string, act: () => void): OpcionDePaleta => ({
    ...{ value: `venta-${label}`, label, grupo: `Venta de ${venta.nombre}` },
    act: () => {
      leave()
      act()
    },
  })
  return [
    ...lugaresDe(venta, writes).map(({ texto, to }) => acto(texto, () => void irA('dashboard', to))),
    ...(writes && ofreceDS(venta, pathname) ? [acto(generarOAbrir(venta), () => generar.run())] : []),
  ]
}
