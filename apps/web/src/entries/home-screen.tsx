import { Busqueda } from '../features/cartera/busqueda/busqueda.tsx'
import { gestionar } from '../features/cartera/lista/gestionar.ts'
import { HomeScreen } from '../features/cartera/lista/home-screen.tsx'
import { MiDia } from '../features/cartera/mi-dia/mi-dia.tsx'
import { Reuso } from '../features/cartera/reuso/reuso.tsx'
import { useReutilizar } from '../features/cartera/reuso/use-reutilizar.ts'
import { useReader } from '../lib/session/use-lock.ts'

/** The portfolio: the day on top, then the search box and the list; over it, the reuse of a DS. */
export function Home() {
  const { prospectoId, copiaId, reutilizar, abrirCopia, cerrar } = useReutilizar()
  const writes = useReader() === null
  return (
    <>
      <HomeScreen dia={<MiDia revisar={gestionar} />} search={<Busqueda />} onReutilizar={reutilizar} />
      {writes && prospectoId !== null && (
        <Reuso key={prospectoId} prospectoId={prospectoId} copiaId={copiaId} onCopia={abrirCopia} onClose={cerrar} />
      )}
    </>
  )
}
