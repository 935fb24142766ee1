import { digitoVerificador } from '@alerce/domain/base/persona/rut'
import type { Db } from '../platform/db/database.ts'
import { insertMissing } from './repository.ts'

const rut = (cuerpo: number) => `${cuerpo}-${digitoVerificador(cuerpo)}`

/** Fictional RUTs to try the checks of a RUT. */
export const rutsDemo = {
  titularVigente: rut(13_456_789),
  cargaVigente: rut(19_876_543),
  /** A charge until its FUN was processed. */
  cargaTerminada: rut(18_204_116),
  cargaSinFun: rut(20_145_877),
  /** A prospect of the demo with a FUN still to be processed. */
  cargaConVenta: rut(20_418_306),
} as const

/** Employers of the demo. */
export const empresasDemo = [rut(76_086_428), rut(96_501_450), rut(77_345_120)] as const

const direccion = (empresa: number, razonSocial: string, calle: string, telefono: string, codigoComuna: number) => ({
  rut: empresasDemo[empresa] ?? '',
  razonSocial,
  direccion: calle,
  telefono,
  email: `personas${empresa + 1}@empresa.example.cl`,
  codigoComuna,
})

/** Records of the fictional isapre before any sale: holders, charges, the GES premium and employers. */
export async function seedPadrones(tx: Db): Promise<void> {
  await insertMissing(tx, {
    primaGes: [{ desde: '2026-01-01', hasta: null, valorUF: '0.731', fuente: 'prima de la isapre ficticia Alerce' }],
    titularVigente: [
      { rut: rutsDemo.titularVigente, desde: '2019-03-01', hasta: null },
      { rut: rut(8_765_432), desde: '2012-07-01', hasta: '2025-12-31' },
    ],
    cargaVigente: [
      {
        rut: rutsDemo.cargaVigente,
        rutTitular: rutsDemo.titularVigente,
        fechaNacimiento: '1998-05-17',
        sexo: 'F',
        desde: '2019-03-01',
        hasta: null,
      },
      {
        rut: rutsDemo.cargaTerminada,
        rutTitular: rutsDemo.titularVigente,
        fechaNacimiento: '1993-09-02',
        sexo: 'F',
        desde: '2019-03-01',
        hasta: null,
      },
      {
        rut: rutsDemo.cargaSinFun,
        rutTitular: rutsDemo.titularVigente,
        fechaNacimiento: '2000-11-04',
        sexo: 'M',
        desde: '2019-03-01',
        hasta: null,
      },
      {
        rut: rutsDemo.cargaConVenta,
        rutTitular: rutsDemo.titularVigente,
        fechaNacimiento: '2000-03-22',
        sexo: 'F',
        desde: '2019-03-01',
        hasta: null,
      },
    ],
    direccionEmpleador: [
      direccion(0, 'Comercial Los Boldos SpA', 'Av. Apoquindo 4501, piso 8', '224568900', 13_114),
      direccion(0, 'Comercial Los Boldos SpA', 'Camino a Melipilla 9200, bodega 3', '224568950', 13_119),
      direccion(1, 'Viña Quebrada Honda S.A.', 'Ruta 68, km 61', '322456700', 5102),
      direccion(2, 'Servicios Portuarios Cormorán Ltda.', 'Av. Errázuriz 1178', '322891140', 5101),
    ],
  })
}
