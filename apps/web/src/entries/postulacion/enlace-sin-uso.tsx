import { BrandMark } from '../../components/layout/brand-mark.tsx'
import { brand } from '../../lib/brand.ts'
import classes from './postulacion.module.css'

/** Screen for an applicant's link that opens nothing. */
export function EnlaceSinUso() {
  return (
    <main className={classes.screen}>
      <p className={classes.brand}>
        <BrandMark size={24} />
        {brand.name}
      </p>
      <h1>Este enlace no es válido o ya no está disponible</h1>
      <p>Revise que la dirección esté completa, o pida a su asesor que le envíe un enlace nuevo.</p>
    </main>
  )
}
