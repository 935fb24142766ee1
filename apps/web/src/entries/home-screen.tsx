import { lazy, Suspense } from 'react'
import { LoadingBar } from '../components/feedback/skeletons.tsx'
import { Busqueda } from '../features/cartera/busqueda/busqueda.tsx'
import { handle } from '../features/cartera/lista/handle.ts'
import { HomeScreen } from '../features/cartera/lista/home-screen.tsx'
import { MiDia } from '../features/cartera/mi-dia/mi-dia.tsx'
import { useReutilizar } from '../features/cartera/reuso/use-reutilizar.ts'
import { useReader } from '../lib/session/use-lock.ts'

/** Loaded with the first DS that is reused. */
const Reuso = lazy(async () => ({ default: (await import('../features/cartera/reuso/reuso.tsx')).Reuso }))

/** The portfolio: the day on top, then the search box and the list; over it, the reuse of a DS. */
export function Home() {
  const { prospectoId, copiaId, reuse, openCopia, close } = useReutilizar()
  const writes = useReader() === null
  return (
    <>
      <HomeScreen dia={<MiDia check={handle} />} search={<Busqueda />} onReutilizar={reuse} />
      {writes && prospectoId !== null && (
        <Suspense fallback={<LoadingBar />}>
          <Reuso key={prospectoId} prospectoId={prospectoId} copiaId={copiaId} onCopia={openCopia} onClose={close} />
        </Suspense>
      )}
    </>
  )
}
