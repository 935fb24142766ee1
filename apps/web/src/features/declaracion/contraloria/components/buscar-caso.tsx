import { Buscador } from '../../../../components/busqueda/buscador.tsx'
import classes from '../contraloria.module.css'

/** Any case that was sent, waiting or not, of any advisor: it opens here, and the field is ready for the next. */
export function BuscarCaso({ onCase }: { readonly onCase: (identificador: number) => void }) {
  return (
    <div className={classes.search}>
      <Buscador
        que="caso"
        alcance="Solo aparecen los casos con la DS enviada."
        abriendo={null}
        onOpen={({ declaracionSaludId }) => {
          if (declaracionSaludId !== null) onCase(declaracionSaludId)
          return true
        }}
      />
    </div>
  )
}
