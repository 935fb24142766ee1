import type { RechazoDeCertificado } from '../../lib/certificado/validate.ts'
import classes from './certificado.module.css'

/** Reasons of a rejected document, numbered and each with its remedy, or one line (spec 1 §5). */
export function NoValido({ rechazo }: { readonly rechazo: RechazoDeCertificado }) {
  return (
    <div className={classes.mal} role="alert">
      {rechazo.clase === 'falla' ? (
        <p>{rechazo.texto}</p>
      ) : (
        <ol>
          {rechazo.razones.map(({ texto, arreglo }) => (
            <li key={texto}>
              {texto}
              {arreglo && <p className={classes.arreglo}>{arreglo}</p>}
            </li>
          ))}
        </ol>
      )}
    </div>
  )
}
