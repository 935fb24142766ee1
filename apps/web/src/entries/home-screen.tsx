import { Busqueda } from '../features/busqueda/busqueda.tsx'
import { HomeScreen } from '../features/cartera/home-screen.tsx'

/** The portfolio, with the search box above its list. */
export function Home() {
  return <HomeScreen search={<Busqueda />} />
}
