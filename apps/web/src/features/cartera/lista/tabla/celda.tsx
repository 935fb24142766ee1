import type { ColumnaDeLista } from '@alerce/domain/cartera/vista'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { EstadoGlyph } from '../../../../components/values/estado.tsx'
import { Explained } from '../../../../components/values/explained.tsx'
import { Telefono } from '../../../../components/values/telefono.tsx'
import { goTo } from '../../../../lib/routes.ts'
import { avanceDe } from '../../../../lib/sale/avance.ts'
import { ProximaCita } from '../components/datos.tsx'
import { describeTipo, Etiquetas, Sigue, type useTomar } from '../components/partes-de-ficha.tsx'
import type { Prospecto } from '../queries.ts'

type Tomar = ReturnType<typeof useTomar>
type Celda = (prospecto: Prospecto, tomar: Tomar) => ReactNode

function Plan({ prospectoId, nombre, esCompensado, otorgaCompensado }: Prospecto) {
  if (!esCompensado) return 'Individual'
  const texto = `Compensado, ${otorgaCompensado ? 'otorga' : 'recibe'}`
  return (
    <Link title={texto} aria-label={`${texto}: ver pareja de ${nombre}`} to={goTo('pareja', { prospectoId })}>
      {texto}
    </Link>
  )
}

/** Cell of each column. */
export const celdas: Readonly<Record<ColumnaDeLista, Celda>> = {
  estado: ({ estado }) => (
    <span title={estado}>
      <EstadoGlyph estado={estado} />
    </span>
  ),
  paso: (prospecto, { busy, seguir }) => (
    <Sigue
      nombre={prospecto.nombre}
      avance={avanceDe(prospecto)}
      busy={busy === 'seguir'}
      onSeguir={seguir}
      texto={prospecto.turno.paso}
    />
  ),
  proximaCita: ({ prospectoId, nombre, proximaCita }) =>
    proximaCita && <ProximaCita prospectoId={prospectoId} nombre={nombre} desde={proximaCita} corta />,
  telefono: ({ telefono, nombre }) => <Telefono telefono={telefono} nombre={nombre} />,
  correo: ({ correo }) => <span title={correo}>{correo}</span>,
  etiquetas: (prospecto) => <Etiquetas {...prospecto} />,
  ingreso: ({ fechaRegistro }) => fechaRegistro,
  folioDS: ({ folioDS }) => folioDS,
  tipo: ({ tipoProspecto }) => (
    <>
      <Explained means={describeTipo(tipoProspecto)} stop={false}>
        {tipoProspecto}
      </Explained>
      <span className="vh">, {describeTipo(tipoProspecto)}</span>
    </>
  ),
  plan: (prospecto) => <Plan {...prospecto} />,
  asesor: ({ asesor }) => <span title={asesor ?? undefined}>{asesor}</span>,
}

/** Pixels of each column, in a table of fixed widths. */
export const anchos: Readonly<Record<ColumnaDeLista, number>> = {
  estado: 182,
  paso: 170,
  proximaCita: 104,
  telefono: 122,
  correo: 190,
  etiquetas: 150,
  ingreso: 98,
  folioDS: 102,
  tipo: 56,
  plan: 150,
  asesor: 140,
}
