import { Buscador } from '../../../components/busqueda/buscador.tsx'
import { useAbrir } from '../../../components/busqueda/use-abrir.ts'

/** Search box for users with a portfolio or with access to one. A result opens the sale at its current step. */
export function Busqueda() {
  const { abriendo, open } = useAbrir()
  return (
    <Buscador
      que="prospecto"
      abriendo={abriendo}
      onOpen={({ prospectoId }) => {
        open(prospectoId)
        return false
      }}
    />
  )
}
