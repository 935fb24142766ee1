import type { Rechazo } from '../../lib/certificado/validar.ts'
import classes from './certificado.module.css'

/** Why a document was not taken: its reasons numbered, or one line (spec 1 §5). */
export function NoValido({ rechazo }: { readonly rechazo: Rechazo }) {
  return (
    <div className={classes.mal} role="alert">
      {rechazo.clase === 'falla' ? (
        <p>{rechazo.texto}</p>
      ) : (
        <ol>
          {rechazo.razones.map((razon) => (
            <li key={razon}>{razon}</li>
          ))}
        </ol>
      )}
    </div>
  )
}
