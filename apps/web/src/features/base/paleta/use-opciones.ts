import { rowOf, type Screen, screenNames } from '@alerce/contract/screens'
import { coincide } from '@alerce/domain/base/persona/nombre'
import { pasoActual } from '@alerce/domain/cartera/pasos'
import { useLocation } from 'react-router'
import { useAbrir } from '../../../components/busqueda/use-abrir.ts'
import { type ProspectoEncontrado, useBusqueda } from '../../../components/busqueda/use-combobox.ts'
import type { Option } from '../../../components/fields/select-field.tsx'
import { generateOrOpen, ofreceDS, useGenerarDS } from '../../../components/sale/use-generar-ds.ts'
import { goTo } from '../../../lib/routes.ts'
import { atajosDeVenta } from '../../../lib/sale/atajos.ts'
import { enLaVenta, loQueSigue } from '../../../lib/sale/show-venta.ts'
import { useVenta, type Venta } from '../../../lib/sale/venta.ts'
import {
  currentEntry,
  type DeskEntry,
  offersScreen,
  type Session,
  useIrA,
  useSession,
} from '../../../lib/session/session.ts'
import { useReader } from '../../../lib/session/use-lock.ts'
import { useIds } from '../../../lib/use-ids.ts'
import { consultaDeFiltros, filtrosDeVista, useVistas } from '../../../lib/vistas.ts'

/** A screen that one goes to by its name. */
interface Pantalla {
  readonly screen: Screen
  readonly name: string
  readonly entry: DeskEntry
}

const desks: readonly DeskEntry[] = ['dashboard', 'consola']

/** The named screens that this user opens: those of their work, then those of their own access, which stand in every entry. */
function pantallasDe(session: Session, writes: boolean, here: DeskEntry): readonly Pantalla[] {
  const mine = screenNames.flatMap((screen) => {
    const { name, roles: whose, entries, writes: ofWriters } = rowOf(screen)
    const mayOpen = whose?.some((role) => session.roles.includes(role)) && (writes || !ofWriters)
    const opens = mayOpen && offersScreen(session, screen)
    const places = desks.filter((desk) => entries.includes(desk))
    const entry = places.find((desk) => desk === here) ?? places[0]
    return name && opens && entry ? [{ screen, name, entry, shared: places.length > 1 }] : []
  })
  return mine.sort((one, other) => Number(one.shared) - Number(other.shared))
}

/** Option of the palette: text, group and act. */
export interface OpcionDePaleta extends Option {
  readonly grupo: string
  readonly encontrado?: ProspectoEncontrado
  readonly act: () => void
}

function usePantallas(leave: () => void): readonly (OpcionDePaleta & { readonly palabras: string })[] {
  const session = useSession()
  const writes = useReader() === null
  const irA = useIrA()
  return pantallasDe(session, writes, currentEntry()).map(({ screen, name, entry }) => ({
    value: screen,
    label: name,
    grupo: 'Pantallas',
    // its address is another name of it
    palabras: `${name} ${goTo(screen).slice(1).replaceAll('-', ' ')}`,
    act: () => {
      leave()
      void irA(entry, goTo(screen))
    },
  }))
}

const buscan = ['asesor', 'jefatura', 'supervisor', 'contraloria'] as const

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

/** Acts of the sale on screen. */
function useActosDeLaVenta(leave: () => void): readonly OpcionDePaleta[] {
  const { prospectoId } = useIds()
  const { data: venta } = useVenta(currentEntry() === 'dashboard' ? prospectoId : null)
  const writes = useReader() === null
  const irA = useIrA()
  const { pathname } = useLocation()
  const generar = useGenerarDS(prospectoId ?? 0)
  if (!venta) return []
  const acto = (label: string, act: () => void): OpcionDePaleta => ({
    value: `venta-${label}`,
    label,
    grupo: `Venta de ${venta.nombre}`,
    act: () => {
      leave()
      act()
    },
  })
  return [
    ...lugaresDe(venta, writes).map(({ texto, to }) => acto(texto, () => void irA('dashboard', to))),
    ...(writes && ofreceDS(venta, pathname) ? [acto(generateOrOpen(venta), () => generar.run())] : []),
  ]
}

/** Views of the list. */
function useVistasDeCartera(leave: () => void): readonly OpcionDePaleta[] {
  const irA = useIrA()
  return (useVistas() ?? []).map((vista) => ({
    value: `vista-${vista.vistaId}`,
    label: vista.nombre,
    grupo: 'Vistas de la cartera',
    act: () => {
      leave()
      void irA('dashboard', `${goTo('home')}${consultaDeFiltros(filtrosDeVista(vista, null))}`)
    },
  }))
}

/** Options for a typed text: acts of the current sale, screens, views, and prospects in reach. `leave` runs before an act. */
export function useOpciones(texto: string, leave: () => void) {
  const { roles } = useSession()
  const irA = useIrA()
  const busca = buscan.some((role) => roles.includes(role))
  const busqueda = useBusqueda(busca ? texto : '')
  const { abriendo, open } = useAbrir(leave)
  const actos = useActosDeLaVenta(leave)
  const pantallas = usePantallas(leave)
  const vistas = useVistasDeCartera(leave)
  const typed = texto.trim()
  const personas = busqueda.encontrados.map((encontrado): OpcionDePaleta => {
    const { prospectoId, nombre, declaracionSaludId: identificador } = encontrado
    return {
      value: `p-${prospectoId}`,
      label: nombre,
      grupo: identificador === null ? 'Prospectos' : 'Casos',
      encontrado,
      act: () => {
        if (identificador === null) return open(prospectoId)
        leave()
        void irA('consola', goTo('contraloria', { identificador }))
      },
    }
  })
  const opciones: readonly OpcionDePaleta[] = [
    ...actos.filter(({ label }) => coincide(label, typed)),
    ...pantallas.filter(({ palabras }) => coincide(palabras, typed)),
    ...vistas.filter(({ label }) => coincide(label, typed)),
    ...personas,
  ]
  return { opciones, busca, busqueda, abriendo }
}
