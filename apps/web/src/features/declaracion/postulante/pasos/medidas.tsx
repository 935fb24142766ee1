import { Texto } from '../components/campos.tsx'
import classes from '../postulante.module.css'
import type { PartesDelFormulario } from './nombres.tsx'

interface MedidasForm {
  peso: string
  altura: string
}

/** Weight and height of a person. */
export function Medidas<T extends MedidasForm>({ values, change, leave, errorOf }: PartesDelFormulario<T>) {
  return (
    <div className={classes.par}>
      <Texto
        label="Peso (kg)"
        inputMode="numeric"
        value={values.peso}
        error={errorOf('peso')}
        onChange={(peso) => change({ peso } as Partial<T>)}
        onBlur={() => leave('peso')}
      />
      <Texto
        label="Estatura (m)"
        inputMode="decimal"
        hint="Por ejemplo, 1,65"
        value={values.altura}
        error={errorOf('altura')}
        onChange={(altura) => change({ altura } as Partial<T>)}
        onBlur={() => leave('altura')}
      />
    </div>
  )
}
