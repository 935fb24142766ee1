import { coincide } from '@alerce/domain/base/persona/nombre'
import { useAbrir } from '../../../components/busqueda/use-abrir.ts'
import { useBusqueda } from '../../../components/busqueda/use-busqueda.ts'
import { goTo } from '../../../lib/routes.ts'
import { currentEntry } from '../../../lib/session/entry.ts'
import { useSession } from '../../../lib/session/session.ts'
import { useIrA } from '../../../lib/session/use-ir-a.ts'
import { useReader } from '../../../lib/session/use-lock.ts'
import type { OpcionDePaleta } from './opcion.ts'
import { pantallasDe } from './pantallas.ts'
import { useActosDeLaVenta } from './use-actos-de-la-venta.ts'

function usePantallas(leave: () => void): readonly (OpcionDePaleta & { readonly palabras: string })[] {
  const { roles } = useSession()
  const writes = useReader() === null
  const irA = useIrA()
  return pantallasDe(roles, writes, currentEntry()).map(({ screen, name, entry }) => ({
    ...{ value: screen, label: name, grupo: 'Pantallas' },
    // its address is another name of it
    palabras: `${name} ${goTo(screen).slice(1).replaceAll('-', ' ')}`,
    act: () => {
      leave()
      void irA(entry, goTo(screen))
    },
  }))
}

const buscan = ['asesor', 'jefatura', 'supervisor', 'contraloria'] as const

/** What a text finds, as it is typed: acts of the sale at hand, screens, and whom one may see. `leave`: before it acts. */
export function useOpciones(texto: string, leave: () => void) {
  const { roles } = useSession()
  const irA = useIrA()
  const busca = buscan.some((role) => roles.includes(role))
  const busqueda = useBusqueda(busca ? texto : '')
  const { abriendo, abrir } = useAbrir(leave)
  const actos = useActosDeLaVenta(leave)
  const pantallas = usePantallas(leave)
  const typed = texto.trim()
  const personas = busqueda.encontrados.map((encontrado): OpcionDePaleta => {
    const { prospectoId, nombre, declaracionSaludId: identificador } = encontrado
    return {
      ...{
        value: `p-${prospectoId}`,
        label: nombre,
        grupo: identificador === null ? 'Prospectos' : 'Casos',
        encontrado,
      },
      act: () => {
        if (identificador === null) return abrir(prospectoId)
        leave()
        void irA('consola', goTo('contraloria', { identificador }))
      },
    }
  })
  const opciones: readonly OpcionDePaleta[] = [
    ...actos.filter(({ label }) => coincide(label, typed)),
    ...pantallas.filter(({ palabras }) => coincide(palabras, typed)),
    ...personas,
  ]
  return { opciones, busca, busqueda, abriendo }
}
