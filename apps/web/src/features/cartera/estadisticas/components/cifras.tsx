import type { Figura } from '@alerce/domain/cartera/estadisticas'
import { Link } from 'react-router'
import classes from '../estadisticas.module.css'
import { cifraText, descripciones, grupos } from '../figuras.ts'
import type { FigurasDelMes as Valores } from '../queries.ts'

interface CifrasProps {
  readonly valores: Valores
  /** The one whose rows are open. */
  readonly abierta: Figura | null
  readonly hacia: (figura: Figura) => string
}

/** Every figure in its group; each opens the rows that it counts. */
export function Cifras({ valores, abierta, hacia }: CifrasProps) {
  return (
    <div className={classes.grupos}>
      {grupos.map(({ titulo, figuras }) => (
        <section key={titulo} className={classes.grupo} aria-label={titulo}>
          <h2>{titulo}</h2>
          <ul>
            {figuras.map((figura) => (
              <li key={figura}>
                <Cifra figura={figura} valor={valores[figura]} abierta={figura === abierta} hacia={hacia(figura)} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

interface CifraProps {
  readonly figura: Figura
  readonly valor: number
  readonly abierta: boolean
  readonly hacia: string
}

function Cifra({ figura, valor, abierta, hacia }: CifraProps) {
  const { nombre, nota } = descripciones[figura]
  return (
    <Link to={hacia} className={classes.cifra} aria-current={abierta || undefined} preventScrollReset>
      <b>{cifraText(figura, valor)}</b>
      <span>{nombre}</span>
      {nota && <small>{nota}</small>}
    </Link>
  )
}
