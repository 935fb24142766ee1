import { Busqueda } from '../features/busqueda/busqueda.tsx'
import { conEstado } from '../features/cartera/filtros.ts'
import { gestionar } from '../features/cartera/gestionar.ts'
import { HomeScreen } from '../features/cartera/home-screen.tsx'
import { MiDia } from '../features/mi-dia/mi-dia.tsx'

/** The portfolio: the day on top, then the search box and the list. */
export function Home() {
  return <HomeScreen dia={<MiDia revisar={gestionar} enLaLista={conEstado} />} search={<Busqueda />} />
}
