/** Regions from north to south, by their official codes. */
export const regiones = [
  { codigo: 15, descripcion: 'Arica y Parinacota' },
  { codigo: 1, descripcion: 'Tarapacá' },
  { codigo: 2, descripcion: 'Antofagasta' },
  { codigo: 3, descripcion: 'Atacama' },
  { codigo: 4, descripcion: 'Coquimbo' },
  { codigo: 5, descripcion: 'Valparaíso' },
  { codigo: 13, descripcion: 'Metropolitana de Santiago' },
  { codigo: 6, descripcion: "Libertador General Bernardo O'Higgins" },
  { codigo: 7, descripcion: 'Maule' },
  { codigo: 16, descripcion: 'Ñuble' },
  { codigo: 8, descripcion: 'Biobío' },
  { codigo: 9, descripcion: 'La Araucanía' },
  { codigo: 14, descripcion: 'Los Ríos' },
  { codigo: 10, descripcion: 'Los Lagos' },
  { codigo: 11, descripcion: 'Aysén del General Carlos Ibáñez del Campo' },
  { codigo: 12, descripcion: 'Magallanes y de la Antártica Chilena' },
] as const

/** AFP by their PreviRed codes (Tabla 10). */
export const afps = [
  { codigo: 3, descripcion: 'CUPRUM' },
  { codigo: 5, descripcion: 'HABITAT' },
  { codigo: 8, descripcion: 'PROVIDA' },
  { codigo: 29, descripcion: 'PLANVITAL' },
  { codigo: 33, descripcion: 'CAPITAL' },
  { codigo: 34, descripcion: 'MODELO' },
  { codigo: 35, descripcion: 'UNO' },
] as const

/** Health institutions by the Superintendencia's codes, with those of PreviRed (Tabla 16); 1 is the public fund. */
export const isapres = [
  { codigo: 1, nombre: 'FONASA', previred: '07' },
  { codigo: 67, nombre: 'COLMENA GOLDEN CROSS', previred: '04' },
  { codigo: 78, nombre: 'CRUZ BLANCA', previred: '05' },
  { codigo: 80, nombre: 'VIDA TRES', previred: '03' },
  { codigo: 81, nombre: 'NUEVA MASVIDA', previred: '10' },
  { codigo: 99, nombre: 'BANMEDICA', previred: '01' },
  { codigo: 107, nombre: 'CONSALUD', previred: '02' },
  { codigo: 108, nombre: 'ESENCIAL', previred: '28' },
  { codigo: 63, nombre: 'ISALUD', previred: '11' },
  { codigo: 76, nombre: 'FUNDACION', previred: '12' },
  { codigo: 94, nombre: 'CRUZ DEL NORTE', previred: '25' },
] as const
