import { comparaTextos, type LineaComparada } from '@alerce/domain/base/textos/diferencia'
import classes from './textos.module.css'

type Clase = LineaComparada['que']

const marcas: Readonly<Record<Clase, string>> = { igual: '', sale: 'Sale: ', entra: 'Entra: ' }

const etiquetas = { igual: 'span', sale: 'del', entra: 'ins' } as const satisfies Readonly<Record<Clase, string>>

interface ComparacionProps {
  readonly antes: string
  readonly despues: string
}

/** Comparison of two versions, line by line: lines that go out, and lines that come in. */
export function Comparacion({ antes, despues }: ComparacionProps) {
  const lineas = comparaTextos(antes, despues).filter(({ que, texto }) => que !== 'igual' || texto !== '')
  return (
    <ul className={classes.comparison} aria-label="Qué cambia">
      {lineas.map(({ que, texto }, at) => {
        const Etiqueta = etiquetas[que]
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line may be there twice
          <li key={at} data-change={que}>
            <span className="vh">{marcas[que]}</span>
            <Etiqueta>{texto}</Etiqueta>
          </li>
        )
      })}
    </ul>
  )
}
