import { formatoNumero } from '@alerce/domain/base/dinero/formato'
import { Link } from 'react-router'
import classes from '../estadisticas.module.css'

interface BarraProps {
  readonly serie: 'total' | 'mes' | 'final'
  /** Name of the bar in words. */
  readonly nombre: string
  readonly valor: number
  readonly largest: number
  /** Address of the rows that it counts; null: nothing opens. */
  readonly to: string | null
  /** Its rows are open. */
  readonly abierta?: boolean
}

/** One bar, which opens the rows it counts; nothing opens at zero. */
export function Barra({ serie, nombre, valor, largest, to, abierta = false }: BarraProps) {
  const drawing = (
    <svg className={classes.barra} data-serie={serie} aria-hidden="true">
      <rect width={`${(100 * valor) / largest}%`} height="100%" rx="2" />
    </svg>
  )
  const words = <span className="vh">{`${nombre}: ${formatoNumero(valor)}`}</span>
  if (valor === 0 || to === null)
    return (
      <span>
        {drawing}
        {words}
      </span>
    )
  return (
    <Link to={to} aria-current={abierta || undefined} preventScrollReset>
      {drawing}
      {words}
    </Link>
  )
}
