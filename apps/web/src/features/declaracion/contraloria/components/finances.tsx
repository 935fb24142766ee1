import { formatoNumero, formatoPesos } from '@alerce/domain/base/dinero/formato'
import { aDDMMYYYY } from '@alerce/domain/base/fechas/fecha'
import { formatoRut } from '@alerce/domain/base/persona/rut'
import { etiquetasTrabajador } from '@alerce/domain/base/trabajador/tipos'
import { Panel } from '../../../../components/layout/panel.tsx'
import { AmountPesos, AmountUF } from '../../../../components/values/amounts.tsx'
import { DataTable } from '../../../../components/values/data-table.tsx'
import { Enteros } from '../../../../components/values/enteros.tsx'
import type { CasoDeContraloria } from '../queries.ts'

type Financiera = CasoDeContraloria['financiera']

const columns = [
  { title: 'Empleador' },
  { title: 'Tipo' },
  { title: 'Origen' },
  { title: 'Renta imponible', num: true },
]

type Certificado = NonNullable<Financiera['empleadores'][number]['certificado']>

/** Text of an employer's certificate, shown beside the income that was typed. */
const certificadoText = ({ meses, rentaPromedio, emitido }: Certificado) =>
  [
    meses === 0 ? 'Certificado sin rentas leídas' : `${formatoPesos(rentaPromedio)} en ${meses} meses`,
    ...(emitido ? [`del ${aDDMMYYYY(emitido)}`] : []),
  ].join(', ')

/** The income against the agreed total. */
export function Finances({ of }: { readonly of: Financiera }) {
  return (
    <Panel title="Renta y total pactado" flush>
      <DataTable label="Renta por empleador" columns={columns} foot={<Totals of={of} />}>
        {of.empleadores.map(
          ({ rut, razonSocial, tipoTrabajador, rentaValidada, remuneracionImponible, certificado }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two rows may be of one employer
            <tr key={index}>
              <th scope="row" data-keep={razonSocial === null || undefined}>
                {razonSocial ?? (rut ? formatoRut(rut) : '-')}
                {razonSocial && rut && <small>{formatoRut(rut)}</small>}
              </th>
              <td>{etiquetasTrabajador[tipoTrabajador]}</td>
              <td data-hot={!rentaValidada || undefined}>
                {rentaValidada ? 'Certificado' : 'Digitada'}
                {certificado && (
                  <small>
                    <Enteros>{certificadoText(certificado)}</Enteros>
                  </small>
                )}
              </td>
              <td data-num>
                <AmountPesos value={remuneracionImponible} />
              </td>
            </tr>
          ),
        )}
      </DataTable>
    </Panel>
  )
}

function Totals({ of }: { readonly of: Financiera }) {
  const { rentaDeclarada, rentaPromedio, totalUF, totalPesos, porcentaje, porcentajeMaximo, sobreElMaximo } = of
  return (
    <>
      <tr>
        <th scope="row" colSpan={3}>
          {rentaPromedio === null ? 'Renta declarada' : 'Renta promedio'}
        </th>
        <td data-num>
          <AmountPesos value={rentaPromedio ?? rentaDeclarada} />
        </td>
      </tr>
      <tr>
        <th scope="row" colSpan={3}>
          Total pactado <AmountUF value={totalUF} />
        </th>
        <td data-num>
          <AmountPesos value={totalPesos} />
        </td>
      </tr>
      {porcentaje !== null && (
        <tr>
          <th scope="row" colSpan={3}>
            Parte de la renta, hasta {formatoNumero(porcentajeMaximo)} %
          </th>
          <td data-num data-hot={sobreElMaximo || undefined}>
            {formatoNumero(porcentaje, 1)} %
          </td>
        </tr>
      )}
    </>
  )
}
