import { enEspera } from '@alerce/contract/messages/cartera/venta'
import { Panel } from '../../../../components/layout/panel.tsx'
import { DataTable } from '../../../../components/values/data-table.tsx'
import { StateGlyph } from '../../../../components/values/estado.tsx'
import type { Lado, Pareja } from '../queries.ts'

type Paso = Lado['pasos'][number]

const situaciones = {
  listo: { shape: 'disc', texto: 'Listo' },
  ahora: { shape: 'half', texto: 'Ahora' },
  sigue: { shape: 'ring', texto: 'Sigue' },
  cerrado: { shape: 'barred', texto: 'Cerrado' },
} as const

const Celda = ({ paso }: { readonly paso: Paso | undefined }) => {
  const { shape, texto } = situaciones[paso?.situacion ?? 'cerrado']
  return (
    <td>
      <StateGlyph shape={shape}>{paso?.detalle === enEspera ? 'En espera' : texto}</StateGlyph>
    </td>
  )
}

/** Step by step, how far each is. */
export function Espera({ otorga, recibe }: Pick<Pareja, 'otorga' | 'recibe'>) {
  return (
    <Panel title="Paso a paso" flush>
      <DataTable label="Pasos de la pareja" columns={[{ title: 'Paso' }, { title: 'Otorga' }, { title: 'Recibe' }]}>
        {otorga.pasos.map((paso) => (
          <tr key={paso.clave}>
            <th scope="row">{paso.titulo}</th>
            <Celda paso={paso} />
            <Celda paso={recibe.pasos.find(({ clave }) => clave === paso.clave)} />
          </tr>
        ))}
      </DataTable>
    </Panel>
  )
}
