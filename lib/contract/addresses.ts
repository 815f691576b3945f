import { dataList, done, type Endpoint } from './endpoint.ts'

export const addresses = {
  addresses: {
    method: 'GET',
    path: '/api/Get_AllAddress',
    auth: 'bearer',
    sends: 'nothing',
    answer: dataList,
  },
  addAddress: {
    method: 'POST',
    path: '/api/insert_Customer_add',
    auth: 'bearer',
    sends: 'json',
    answer: done,
  },
  updateAddress: {
    method: 'POST',
    path: '/api/update_Customer_add',
    auth: 'bearer',
    sends: 'json',
    answer: done,
  },
  deleteAddress: {
    method: 'POST',
    path: '/api/delete_Customer_add',
    auth: 'bearer',
    sends: 'json',
    answer: done,
  },
  defaultAddress: {
    method: 'POST',
    path: '/api/Default_Customer_add',
    auth: 'bearer',
    sends: 'json',
    answer: done,
    ours: true,
  },
} satisfies Record<string, Endpoint>
