import { counted, dataFirst, dataList, type Endpoint, plain } from './endpoint.ts'

export const catalogue = {
  groups: {
    method: 'POST',
    path: '/api/GetAllGroupWithCategory',
    auth: 'none',
    sends: 'nothing',
    answer: plain,
  },
  tree: { method: 'POST', path: '/api/GetAllCategory', auth: 'none', sends: 'nothing', answer: plain },
  header: {
    method: 'GET',
    path: '/api/GetAllHeaderWithProduct',
    auth: 'none',
    sends: 'nothing',
    answer: plain,
  },
  products: {
    method: 'POST',
    path: '/api/GetAllProductFilters',
    auth: 'none',
    sends: 'json',
    answer: counted,
  },
  product: {
    method: 'POST',
    path: '/api/GetSingleProductFilters',
    auth: 'none',
    sends: 'json',
    answer: plain,
  },
  productsById: {
    method: 'POST',
    path: '/api/Get_Products',
    auth: 'none',
    sends: 'json',
    answer: dataList,
    ours: true,
  },
  suggest: {
    method: 'GET',
    path: '/api/Suggest',
    auth: 'none',
    sends: 'query',
    answer: dataList,
    ours: true,
  },
  sitemap: {
    method: 'GET',
    path: '/api/Get_Sitemap',
    auth: 'none',
    sends: 'query',
    answer: dataFirst,
    ours: true,
  },
} satisfies Record<string, Endpoint>
