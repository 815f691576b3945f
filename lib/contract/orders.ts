import { dataFirst, dataList, done, type Endpoint } from './endpoint.ts'

export const orders = {
  orderLines: {
    method: 'GET',
    path: '/api/Get_OrderDetails',
    auth: 'bearer',
    sends: 'nothing',
    answer: dataList,
  },
  order: {
    method: 'POST',
    path: '/api/Get_Order',
    auth: 'bearer',
    sends: 'json',
    answer: dataFirst,
    ours: true,
  },
  cancelOrder: {
    method: 'POST',
    path: '/api/Cancel_Order',
    auth: 'bearer',
    sends: 'json',
    answer: done,
    ours: true,
  },
} satisfies Record<string, Endpoint>
