import { Buscador } from '../../../components/busqueda/buscador.tsx'
import { useAbrir } from '../../../components/busqueda/use-abrir.ts'

/** The search box of who has a portfolio or looks at one: it opens the sale where it stands. */
export function Busqueda() {
  const { abriendo, abrir } = useAbrir()
  return (
    <Buscador
      que="prospecto"
      abriendo={abriendo}
      onOpen={({ prospectoId }) => {
        abrir(prospectoId)
        return false
      }}
    />
  )
}
